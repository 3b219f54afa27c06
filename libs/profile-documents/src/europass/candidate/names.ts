/**
 * Names of the document that europass.europa.eu imports and exports since 2020: HR-XML 3 with its own elements. What it has no place for
 * stands in elements of ours, which its importer passes over.
 */
export const CANDIDATE_NAMESPACES = {
  xmlns: 'http://www.europass.eu/1.0',
  'xmlns:oa': 'http://www.openapplications.org/oagis/9',
  'xmlns:eures': 'http://www.europass_eures.eu/1.0',
  'xmlns:hr': 'http://www.hr-xml.org/3',
  'xmlns:babelboard': 'urn:babelboard:profile-document:1',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://www.europass.eu/1.0 Candidate.xsd',
} as const;

/** The five skills of the self-assessment, in the order of its table. */
export const SELF_ASSESSMENT = [
  'CEF-Understanding-Listening',
  'CEF-Understanding-Reading',
  'CEF-Speaking-Interaction',
  'CEF-Speaking-Production',
  'CEF-Writing-Production',
] as const;

/** Sections are shown by its editor only if they are listed. */
export const SECTIONS = {
  experience: 'work-experience',
  education: 'education-training',
  languages: 'language',
  skills: 'profile-skills',
} as const;
