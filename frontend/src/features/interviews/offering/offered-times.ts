/** Days and times of day that a member chose. */
export interface DaysAndTimes {
  /** As date fields write them: 2026-11-27. */
  days: readonly string[];
  /** As time fields write them: 09:30. */
  times: readonly string[];
}

/** Each day at each time, in the zone of the device and in order; what is not filled in, twice there or no time of that day is left out. */
export function offeredTimes({ days, times }: DaysAndTimes): Date[] {
  const all = days.flatMap((day) => times.map((time) => momentOf(day, time)));
  const moments = all.filter((moment) => moment !== null).map((moment) => moment.getTime());
  return [...new Set(moments)].sort((a, b) => a - b).map((moment) => new Date(moment));
}

/** Null where a field is empty, and for a time that clocks leave out on that day: they would be put on to another one. */
function momentOf(day: string, time: string): Date | null {
  const moment = new Date(`${day}T${time}`);
  if (day === '' || time === '' || Number.isNaN(moment.getTime())) return null;
  const [hours, minutes] = time.split(':').map(Number);
  return moment.getHours() === hours && moment.getMinutes() === minutes ? moment : null;
}
