/** Where a candidate reads about one of their applications. */
export function ownApplicationPath(applicationId: number): string {
  return `/account/applications/${applicationId}`;
}

/** Where members read about an applicant. */
export function applicantPath(offerId: number, applicationId: number): string {
  return `${applicantsPath(offerId)}?applicant=${applicationId}`;
}

export function applicantsPath(offerId: number): string {
  return `/company/applicants/${offerId}/1`;
}
