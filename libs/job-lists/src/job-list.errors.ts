import { DomainError } from '@babelboard/platform';
import type { TextValues } from '@babelboard/texts';

interface RefusedValue {
  /** The filter that brought it. */
  path: string;
  value: string;
  params?: TextValues;
}

/** A value of a filter that nobody knows, or that makes no sense beside the others. Whoever asked for the list decides whether that matters. */
export class RefusedFilter extends DomainError {
  declare readonly path: string;
  readonly value: string;

  constructor(code: string, { path, value, params = {} }: RefusedValue) {
    super(code, 'invalid', { path, params });
    this.value = value;
  }
}

export function unknownLocation(path: string, value: string): RefusedFilter {
  return new RefusedFilter('FILTER_LOCATION_UNKNOWN', { path, value, params: { value } });
}

export function unknownLanguage(path: string, value: string): RefusedFilter {
  return new RefusedFilter('FILTER_LANGUAGE_UNKNOWN', { path, value, params: { value } });
}

export function unknownRemote(path: string, value: string): RefusedFilter {
  return new RefusedFilter('FILTER_REMOTE_UNKNOWN', { path, value, params: { value } });
}

export function unknownLanguageLevel(path: string, value: string): RefusedFilter {
  return new RefusedFilter('FILTER_LANGUAGE_LEVEL_UNKNOWN', { path, value, params: { value } });
}

export function unknownSkill(path: string, value: string): RefusedFilter {
  return new RefusedFilter('FILTER_SKILL_UNKNOWN', { path, value, params: { value } });
}

export function unknownMinisite(path: string, value: string): RefusedFilter {
  return new RefusedFilter('FILTER_MINISITE_UNKNOWN', { path, value, params: { value } });
}

export function unknownCompany(path: string, id: number): RefusedFilter {
  return new RefusedFilter('FILTER_COMPANY_UNKNOWN', { path, value: String(id) });
}

/** @param value the first one too many */
export function tooManyValues(path: string, value: string, most: number): RefusedFilter {
  return new RefusedFilter('FILTER_VALUES_TOO_MANY', { path, value, params: { most } });
}

export function radiusWithoutCity(path: string, radius: number): RefusedFilter {
  return new RefusedFilter('FILTER_RADIUS_WITHOUT_CITY', { path, value: String(radius) });
}

export function unknownOffer(): DomainError {
  return new DomainError('NOT_FOUND', 'not-found', { params: { what: 'offer' } });
}
