import { isolatedWords } from '@babelboard/texts';
import { DomainError } from '@babelboard/platform';

/** A value of a filter that nobody knows, or that makes no sense beside the others. Whoever asked for the list decides whether that matters. */
export class RefusedFilter extends DomainError {
  constructor(
    code: string,
    /** The filter that brought it. */
    override readonly path: string,
    readonly value: string,
    message: string,
  ) {
    super(code, 'invalid', message, { path, params: { value } });
  }
}

export function unknownLocation(path: string, name: string): RefusedFilter {
  return new RefusedFilter('LOCATION_UNKNOWN', path, name, `We don’t know a place called ${isolatedWords(name)}.`);
}

export function unknownLanguage(path: string, name: string): RefusedFilter {
  return new RefusedFilter('LANGUAGE_UNKNOWN', path, name, `We don’t know a language called ${isolatedWords(name)}.`);
}

export function unknownRemote(path: string, name: string): RefusedFilter {
  const message = `${isolatedWords(name)} is not a kind of remote work we know.`;
  return new RefusedFilter('REMOTE_UNKNOWN', path, name, message);
}

export function unknownLanguageLevel(path: string, text: string): RefusedFilter {
  const message = `${text} is not a language with a level. Write German:B1, German:native or German:any.`;
  return new RefusedFilter('LANGUAGE_LEVEL_UNKNOWN', path, text, message);
}

export function unknownSkill(path: string, name: string): RefusedFilter {
  return new RefusedFilter('SKILL_UNKNOWN', path, name, `We don’t know a skill called ${isolatedWords(name)}.`);
}

export function unknownMinisite(path: string, name: string): RefusedFilter {
  return new RefusedFilter('MINISITE_UNKNOWN', path, name, `No company has a page called ${isolatedWords(name)}.`);
}

export function unknownCompany(path: string, id: number): RefusedFilter {
  return new RefusedFilter('COMPANY_UNKNOWN', path, String(id), 'There is no such company.');
}

export function tooManyValues(path: string, first: string, most: number): RefusedFilter {
  return new RefusedFilter('FILTER_VALUES_TOO_MANY', path, first, `Choose ${most} of them at most.`);
}

export function radiusWithoutCity(path: string, radius: number): RefusedFilter {
  return new RefusedFilter('RADIUS_WITHOUT_CITY', path, String(radius), 'A distance needs exactly one city.');
}

export function unknownOffer(id: number): DomainError {
  return new DomainError('NOT_FOUND', 'not-found', 'There is no such offer.', { params: { id } });
}
