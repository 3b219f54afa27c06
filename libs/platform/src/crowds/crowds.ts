import { createHmac } from 'node:crypto';

/**
 * How many people there are, told so that nobody is singled out by it: no count, but the band in which it lies; and it is laid into that
 * band a few people up or down. Bands alone tell everything at their edges: whoever brings a union of groups to 24 people learns by
 * "25 or more" whether the next one has somebody in it. With the noise both answers are about as likely either way.
 *
 * The noise sticks to the question, on a day and for who asks (HMAC under a secret): the same question has the same answer. Two questions have a noise each, also where
 * they find the same people: so whoever sees two answers differ has not learnt that the people do. A mean over many questions would: whoever asks bounds how many
 * somebody may ask on a day, and keeps the first answer for the rest of it.
 */
export interface Crowd {
  /** So many or more; null where there are few. */
  from: number | null;
  /** Fewer than so many; null where there are more. */
  fewerThan: number | null;
}

export interface CrowdQuestion {
  secretKey: string;
  /** `YYYY-MM-DD`: tomorrow people are others, and so is the noise. */
  day: string;
  /** Who asks. */
  asker: string;
  /** What is asked, in one form. */
  question: string;
}

/** Where bands begin; the last one has no end. */
export const CROWD_BANDS = [10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000] as const;

/** In people. One person more makes no answer likelier than by the factor e^(1/SCALE): the noise of differential privacy (Dwork and Roth, 2014, 3.3), as a whole number (Ghosh, Roughgarden and Sundararajan, 2009). */
const SCALE = 5;
const UINT48 = 2 ** 48;

/** Tells a number of people. On one day whoever asks is told the same of the same question. */
export function crowdOf(people: number, asked: CrowdQuestion): Crowd {
  return bandOf(people + noiseOf(asked));
}

/** The smaller of two: who suits in everything suits in each part, whatever the noise of either was. */
export function smallerCrowd(one: Crowd, other: Crowd): Crowd {
  return (one.from ?? 0) <= (other.from ?? 0) ? one : other;
}

function bandOf(count: number): Crowd {
  const from = CROWD_BANDS.findLast((band) => band <= count);
  return from === undefined ? { from: null, fewerThan: CROWD_BANDS[0] } : { from, fewerThan: null };
}

/** A whole number around 0: the difference of two geometric ones. */
function noiseOf({ secretKey, day, asker, question }: CrowdQuestion): number {
  const bytes = createHmac('sha256', secretKey)
    .update(JSON.stringify(['crowd', day, asker, question]))
    .digest();
  return geometric(bytes.readUIntBE(0, 6)) - geometric(bytes.readUIntBE(6, 6));
}

function geometric(random: number): number {
  return Math.floor(-Math.log((random + 1) / UINT48) * SCALE);
}
