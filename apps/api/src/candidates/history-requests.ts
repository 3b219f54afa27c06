import type { EducationValues, ExperienceValues } from '@babelboard/candidates';
import type { ChangeEducationRequest, ChangeExperienceRequest } from '@babelboard/wire';
import { EDUCATION_NAMES, EXPERIENCE_NAMES, readNamed } from './wire-names.js';

type WithoutBase<Request> = Omit<Request, 'base'>;

/** Experience of a request in the words of the domain. */
export function readExperience(wire: WithoutBase<ChangeExperienceRequest>): Partial<ExperienceValues> {
  const { translations, ...values } = readNamed(EXPERIENCE_NAMES, wire);
  return translations === undefined
    ? values
    : {
        ...values,
        translations: translations.map(({ language, puesto, descripcion }) => ({
          language,
          position: puesto,
          description: descripcion,
        })),
      };
}

/** Education of a request in the words of the domain. */
export function readEducation(wire: WithoutBase<ChangeEducationRequest>): Partial<EducationValues> {
  const { translations, ...values } = readNamed(EDUCATION_NAMES, wire);
  return translations === undefined
    ? values
    : {
        ...values,
        translations: translations.map(({ language, titulo, descripcion }) => ({
          language,
          title: titulo,
          description: descripcion,
        })),
      };
}
