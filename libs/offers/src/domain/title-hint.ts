/** A title for one gender alone, and one for everybody. */
export interface TitleHint {
  /** The word that is for one gender. */
  found: string;
  /** The whole title for everybody. */
  proposal: string;
}
