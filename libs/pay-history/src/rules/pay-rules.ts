/**
 * How one asks for pay in a language, as parts of regular expressions over folded words (lower case, without accents): each begins a word, and
 * a word goes on behind it. `~` stands for up to three words between, `\b` and `\w` know letters of every script.
 */
export interface PayRules {
  /** Names for what somebody is paid. */
  pay: string;
  /** What says that it is that of now or of before. */
  before: string;
  /** Said of the pay that somebody hopes for, or that the offer brings: both may be asked. */
  hoped: string;
  /** Said by whom pay is worked with: payroll, negotiations. */
  trade: string;
  /** What asks for pay by itself, in whole phrases that no other language knows. */
  asks: readonly string[];
  /** How a reader is told to say, send or bring something, where no question mark stands. */
  asked: string;
}
