/** Whether a row of `job_application` waits for its first answer, as the indexes of the reply clock say it. */
export const WAITS_FOR_ANSWER = `answered_at IS NULL AND status IN ('new', 'in_review')`;
