/**
 * Why somebody leaves (`motivo_id`): 1 found a job here, 2 found a job elsewhere or filled the post, 3 too few fitting offers or
 * applicants, 4 too many mails, 5 worries about privacy, 6 something else.
 */
export type DeletionReason = 1 | 2 | 3 | 4 | 5 | 6;
