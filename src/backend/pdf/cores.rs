//! Work shared between two threads, its results in the order of the work.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// What `work` makes of each of the items, in their order.
pub(super) fn both<T: Sync, R: Send>(items: &[T], work: impl Fn(usize, &T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(items.len()));
    let share = || {
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(place) else { break };
            let result = work(place, item);
            let mut done = done.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            done.push((place, result));
        }
    };
    if items.len() > 1 {
        thread::scope(|scope| {
            scope.spawn(share);
            share();
        });
    } else {
        share();
    }
    let mut done = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    done.sort_by_key(|&(place, _)| place);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_keep_the_order_of_the_work() {
        let items: Vec<usize> = (0..100).collect();
        let twice = both(&items, |place, item| place + item);
        assert_eq!(twice, (0..100).map(|item| item * 2).collect::<Vec<_>>());
        assert!(both(&[], |_, item: &u8| *item).is_empty());
    }
}
