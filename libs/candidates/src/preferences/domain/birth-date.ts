/** The least age at which young people may work in the Union (Directive 94/33/EC, article 4), light work and trainings. */
const YOUNGEST = 14;
const OLDEST = 110;

/** Whole years since a birth; of a month alone, since its first day. */
export function ageOf(bornOn: string, now: Date): number {
  const [year = 0, month = 1, day = 1] = bornOn.split('-').map(Number);
  const [thisYear, thisMonth, today] = [now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate()];
  const hadBirthday = thisMonth > month || (thisMonth === month && today >= day);
  return thisYear - year - (hadBirthday ? 0 : 1);
}

/** Whether somebody who was born then may look for a job. */
export function isLikelyBirthDate(bornOn: string, now: Date): boolean {
  const age = ageOf(bornOn, now);
  return age >= YOUNGEST && age <= OLDEST;
}
