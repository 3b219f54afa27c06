/** Why an offer is reported. */
export type ReportReason = 'scam' | 'discrimination' | 'not_a_job' | 'wrong_information' | 'expired' | 'other';
