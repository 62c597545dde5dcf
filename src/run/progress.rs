//! How far a long run has come: a bar on standard error, if that is a terminal. The door to
//! `indicatif`.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A run that takes no longer than this, in milliseconds, shows no bar.
const PATIENCE: u128 = 700;

/// What the bar looks like.
const TEMPLATE: &str = "{bar:40} {pos}/{len}";

/// How far a run has come. Gone without a trace once it is dropped.
pub(super) struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// A run that begins.
    pub(super) fn new() -> Self {
        let bar = ProgressBar::with_draw_target(Some(0), ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template(TEMPLATE) {
            bar.set_style(style);
        }
        Self { bar }
    }

    /// There are `steps` more to come.
    pub(super) fn expect(&mut self, steps: usize) {
        self.bar.inc_length(steps as u64);
    }

    /// One of them is done.
    pub(super) fn step(&mut self) {
        if self.bar.is_hidden() && self.bar.elapsed().as_millis() > PATIENCE {
            // What is no terminal stays without a bar.
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.inc(1);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
