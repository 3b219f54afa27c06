import type { ContactInfo, EducationValues, ExperienceValues, Preferences } from '@babelboard/candidates';

/** What the wire calls the values of each resource: the one place for requests, answers and conflicts alike. */
type WireNames<Values> = { readonly [Name in keyof Values & string]: string };

export const CONTACT_NAMES = {
  firstName: 'nombre',
  lastName: 'apellidos',
  countryId: 'fk_pais_id',
  cityId: 'fk_city_id',
  locality: 'poblacion',
} as const satisfies WireNames<ContactInfo>;

export const PREFERENCE_NAMES = {
  workInternship: 'work_internship',
  workPermit: 'work_permit',
  relocate: 'relocate',
  workingStatus: 'working_status',
  salaryFrom: 'salary_from',
  salaryTo: 'salary_to',
  salaryNegotiable: 'salary_negotiate',
  letterHtml: 'presentation_letter',
  headline: 'headline',
  destinationIds: 'destination',
  bornOn: 'f_nace',
} as const satisfies WireNames<Preferences>;

export const EXPERIENCE_NAMES = {
  position: 'puesto',
  employer: 'empresa',
  startedOn: 'f_inicio',
  endedOn: 'f_final',
  description: 'descripcion',
  countryId: 'fk_pais_id',
  locality: 'lugar',
  language: 'language',
  translations: 'translations',
} as const satisfies WireNames<ExperienceValues>;

export const EDUCATION_NAMES = {
  title: 'titulo',
  school: 'centro_estudios',
  startedOn: 'f_inicio',
  endedOn: 'f_final',
  description: 'descripcion',
  iscedLevel: 'tipo_formacion',
  language: 'language',
  translations: 'translations',
} as const satisfies WireNames<EducationValues>;

/** What of a request is about a resource, by the names of the domain; what it does not name is left out. */
export function readNamed<Names extends Readonly<Record<string, string>>, Wire extends object>(
  names: Names,
  wire: Wire,
): { [Name in keyof Names]?: Names[Name] extends keyof Wire ? Exclude<Wire[Names[Name]], undefined> : never } {
  const given = wire as Readonly<Record<string, unknown>>;
  const entries = Object.entries(names).flatMap(([name, wireName]) =>
    given[wireName] === undefined ? [] : [[name, given[wireName]] as const],
  );
  return Object.fromEntries(entries) as ReturnType<typeof readNamed<Names, Wire>>;
}
