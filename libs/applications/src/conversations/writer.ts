/** Who writes or reads: the candidate, or a member for the company. */
export type Writer =
  | { side: 'candidate'; accountId: number }
  | { side: 'company'; accountId: number; companyId: number; suspended: boolean };

/** Whose messages are read: the candidate's, or those of everybody of the company. */
export type Reader = { side: 'candidate'; accountId: number } | { side: 'company'; companyId: number };
