import type { InterviewSlot } from '../entities/interview-slot.entity.js';

/** A time as it is read. */
export interface SlotTime
  extends Pick<InterviewSlot, 'id' | 'startsAt' | 'endsAt' | 'timeZone' | 'way' | 'place' | 'note'> {
  memberIds: number[];
}

/** A time with the names of who holds it; who is gone is left out. */
export interface NamedSlot extends Omit<SlotTime, 'memberIds'> {
  members: string[];
}
