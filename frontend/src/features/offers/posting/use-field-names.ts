import { type TextKey, useText } from '../../../i18n/use-text.js';
import type { OfferField } from './offer-values.js';

const NAMES: Record<OfferField, TextKey> = {
  title: 'posting.title',
  language: 'posting.ad-language',
  places: 'posting.places',
  remote: 'posting.remote',
  languages: 'posting.languages',
  skills: 'posting.skills',
  experience: 'posting.experience',
  working_language: 'posting.working-language',
  description: 'posting.description',
  employment_type: 'posting.types',
  salary: 'posting.pay',
  collective_agreement: 'posting.agreement',
  apply: 'posting.apply',
  kind: 'posting.kind',
  step: 'posting.steps',
};

/** What a field of an offer is called. */
export function useFieldNames(): (field: string) => string {
  const t = useText();
  return (field) => t(NAMES[field as OfferField] ?? 'posting.steps');
}
