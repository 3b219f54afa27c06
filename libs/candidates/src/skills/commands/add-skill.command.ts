import { Command } from '@nestjs/cqrs';

/** The skill that was meant, by its number in the list. */
export interface AddedSkill {
  id: number;
  /** What somebody calls it in their own words; null for one of the catalogue. */
  ownName: string | null;
  /** False where it was there before. */
  added: boolean;
}

/** Somebody has one more skill. */
export class AddSkill extends Command<AddedSkill> {
  constructor(
    readonly accountId: number,
    /** Slug, id, what it is called in some language, or own words for one that the catalogue does not know. */
    readonly tag: number | string,
  ) {
    super();
  }
}
