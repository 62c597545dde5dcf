//! A seed that nobody has chosen. The door to `getrandom`: nothing else in the program is left
//! to chance.

use std::fmt;

/// The 32 characters of a seed: small letters and digits without those that look alike on
/// paper (`i l o u`, and with them no capital letters).
const CHARACTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many characters a seed has: 80 bits of chance.
const LENGTH: usize = 16;

/// The system has no random numbers to give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoChance {
    /// The system's reason.
    pub reason: String,
}

/// A new seed of 16 small letters and digits, from the random numbers of the system.
///
/// # Errors
///
/// The system has none to give.
pub fn new_seed() -> Result<String, NoChance> {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).map_err(|error| NoChance { reason: error.to_string() })?;
    Ok(bytes.iter().map(|byte| char::from(CHARACTERS[usize::from(byte % 32)])).collect())
}

impl NoChance {
    /// What would put it right.
    pub const fn hint(&self) -> &'static str {
        "throw dice and give what they show with `--seed`"
    }
}

impl fmt::Display for NoChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the system gives no random numbers: {}", self.reason)
    }
}

impl std::error::Error for NoChance {}
