/** Of fewer mails one complaint would look like a wave. */
const LEAST_MAILS = 1_000;
/** What large mailboxes ask senders to stay below. */
const ALARM = 0.001;
/** From here on they turn mails of the sender away, also those that people need. */
const STOP = 0.003;

export type ComplaintLevel = 'unknown' | 'fine' | 'alarm' | 'stopped';

export interface ComplaintRate {
  /** Mails that can be stopped, as far as servers took them. */
  mails: number;
  /** People who reported one as spam. */
  complaints: number;
  /** Complaints by mails; null while there are too few mails to say. */
  rate: number | null;
  /** `stopped`: such mails wait. */
  level: ComplaintLevel;
}

/** Says how often mails are called spam, and what follows from it. */
export function complaintRate(mails: number, complaints: number): ComplaintRate {
  if (mails < LEAST_MAILS) {
    return { mails, complaints, rate: null, level: 'unknown' };
  }
  const rate = complaints / mails;
  return { mails, complaints, rate, level: rate > STOP ? 'stopped' : rate > ALARM ? 'alarm' : 'fine' };
}
