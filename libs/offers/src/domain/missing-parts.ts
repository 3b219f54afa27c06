import type { PostedFields } from './posted-fields.js';

export type MissingPart = 'title' | 'places' | 'description' | 'employment_type' | 'salary' | 'apply';

/**
 * What an offer lacks to be published by its company, in the order of the steps. Imported ads may lack all of it but the title: what
 * others wrote is shown as it is.
 * @param mustNamePay whether a country of its places wants the pay in the ad
 */
export function missingParts(offer: PostedFields, mustNamePay: boolean): MissingPart[] {
  const { title, places, remote, descriptionHtml, employmentTypes, salary } = offer;
  const missing: Record<MissingPart, boolean> = {
    title: title.trim() === '',
    // Work from everywhere is done nowhere; from within a country, it is that country.
    places: places.length === 0 && remote !== 'Remote',
    description: descriptionHtml.trim() === '',
    employment_type: employmentTypes.length === 0,
    salary: mustNamePay && namesNoPay(salary),
    apply: 'url' in offer.apply && offer.apply.url === '',
  };
  return (Object.keys(missing) as MissingPart[]).filter((part) => missing[part]);
}

/** A range names pay, and so does where pay begins. "Up to" is neither: nobody learns from it what is paid at least. */
export function namesNoPay(salary: PostedFields['salary']): boolean {
  return salary === null || salary.min === null;
}
