import { z } from 'zod';
import { optionalFlag, wireFlag } from './flag.js';
import { openEnd, partialDate } from './partial-date.js';
import { nameText, proseText } from './typed-text.js';

/** Of the language that a text is in; the profile's own where absent. */
export const textLanguage = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/);

/** Texts of an entry in another language; each may be missing. */
const translations = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(z.object({ language: textLanguage, ...shape })).max(10);

const description = proseText(4_000);

/** Without defaults: where only some fields are changed, the others are left alone. */
const experienceFields = z.object({
  puesto: nameText(160).min(1),
  empresa: nameText(160).min(1),
  f_inicio: partialDate,
  f_final: openEnd,
  descripcion: description,
  fk_pais_id: z.int().nullable(),
  lugar: nameText(120),
  /** Of its texts. */
  language: textLanguage,
  /** The whole set of other languages' texts. */
  translations: translations({ puesto: nameText(160), descripcion: description.default('') }),
});

/** Body of `POST /api/candidates/experience`. */
export const experienceRequest = experienceFields
  .extend({
    f_final: openEnd.default(null),
    descripcion: description.default(''),
    fk_pais_id: z.int().nullable().default(null),
    lugar: nameText(120).default(''),
    /** The profile's own where absent. */
    language: textLanguage.optional(),
    translations: experienceFields.shape.translations.default([]),
  })
  .meta({ id: 'ExperienceRequest' });
export type ExperienceRequest = z.infer<typeof experienceRequest>;

/**
 * Body of `PATCH /api/candidates/experience/{id}`: the fields to change. `base`: these fields as they were when the person began to edit;
 * with it nothing that another window wrote meanwhile is lost (409 `CHANGED_ELSEWHERE` where both changed the same field).
 */
export const changeExperienceRequest = experienceFields
  .partial()
  .extend({ base: experienceFields.partial().optional() })
  .meta({ id: 'ChangeExperienceRequest' });
export type ChangeExperienceRequest = z.infer<typeof changeExperienceRequest>;

export const experience = z
  .object({
    id: z.int(),
    puesto: z.string(),
    empresa: z.string(),
    f_inicio: z.string(),
    /** Null: it goes on. */
    f_final: z.string().nullable(),
    descripcion: z.string(),
    fk_pais_id: z.int().nullable(),
    lugar: z.string(),
    highlighted: wireFlag,
    /** Of its texts. */
    language: z.string(),
    translations: z.array(z.object({ language: z.string(), puesto: z.string(), descripcion: z.string() })),
  })
  .meta({ id: 'Experience' });
export type Experience = z.infer<typeof experience>;

const educationFields = z.object({
  titulo: nameText(200).min(1),
  centro_estudios: nameText(200).min(1),
  f_inicio: partialDate,
  f_final: openEnd,
  descripcion: description,
  /** ISCED 2011 level. */
  tipo_formacion: z.int().min(0).max(8).nullable(),
  language: textLanguage,
  translations: translations({ titulo: nameText(200), descripcion: description.default('') }),
});

/** Body of `POST /api/candidates/education`. */
export const educationRequest = educationFields
  .extend({
    f_final: openEnd.default(null),
    descripcion: description.default(''),
    tipo_formacion: educationFields.shape.tipo_formacion.default(null),
    language: textLanguage.optional(),
    translations: educationFields.shape.translations.default([]),
  })
  .meta({ id: 'EducationRequest' });
export type EducationRequest = z.infer<typeof educationRequest>;

/** Body of `PATCH /api/candidates/education/{id}`; `base` as for experience. */
export const changeEducationRequest = educationFields
  .partial()
  .extend({ base: educationFields.partial().optional() })
  .meta({ id: 'ChangeEducationRequest' });
export type ChangeEducationRequest = z.infer<typeof changeEducationRequest>;

export const education = z
  .object({
    id: z.int(),
    titulo: z.string(),
    centro_estudios: z.string(),
    f_inicio: z.string(),
    f_final: z.string().nullable(),
    descripcion: z.string(),
    tipo_formacion: z.int().nullable(),
    highlighted: wireFlag,
    language: z.string(),
    translations: z.array(z.object({ language: z.string(), titulo: z.string(), descripcion: z.string() })),
  })
  .meta({ id: 'Education' });
export type Education = z.infer<typeof education>;

/** Body of `PATCH …/experience/{id}/highlight` and of education's: the other way round than it is where nothing is said. */
export const highlightRequest = z
  .object({ state: optionalFlag.optional() })
  .optional()
  .meta({ id: 'HighlightRequest' });
export type HighlightRequest = z.infer<typeof highlightRequest>;

/** Body of `PATCH /api/candidates/experience/order`, of education, languages and skills: all ids, in the order wanted. */
export const orderRequest = z.object({ ids: z.array(z.int()).min(1).max(200) }).meta({ id: 'OrderRequest' });
export type OrderRequest = z.infer<typeof orderRequest>;
