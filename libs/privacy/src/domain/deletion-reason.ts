/**
 * Why somebody leaves (`motivo_id`): 1 found a job here, 2 found a job elsewhere or filled the post, 3 too few fitting offers or
 * applicants, 4 too many mails, 5 worries about privacy, 6 something else.
 */
export type DeletionReason = 1 | 2 | 3 | 4 | 5 | 6;

/** Why an account ends: by the person's wish, or 101 its address was never verified, 102 nobody signed in for long. */
export type LeavingReason = DeletionReason | 101 | 102;
