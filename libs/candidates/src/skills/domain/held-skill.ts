/** A skill in somebody's list. */
export interface HeldSkill {
  /** Of the catalogue; an own one has a negative number, of this list alone. */
  id: number;
  /** What somebody calls it in their own words; null for one of the catalogue. */
  ownName: string | null;
}
