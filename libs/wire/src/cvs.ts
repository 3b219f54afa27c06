import { z } from 'zod';
import { nearSkill } from './candidate-lists.js';
import { candidateSkill } from './candidate-profile.js';
import { CV_ACTIONS, cvFeedback, cvService } from './cv-feedback.js';
import { toasts } from './done.js';
import { wireFlag } from './flag.js';
import { CEFR } from './job-card.js';
import { loginResponse } from './login.js';
import { user } from './user.js';

/** Multipart field of an upload. */
export const CV_FIELD = 'cv';
/** Kinds of files that a CV may be, with the endings of their names; `xml` is Europass, `json` JSON Resume. */
export const CV_TYPES = ['pdf', 'docx', 'odt', 'rtf', 'txt', 'xml', 'json'] as const;
export const LARGEST_CV_BYTES = 10 * 1024 * 1024;
/** Letters of a plain text: fewer are no CV. */
export const FEWEST_CV_LETTERS = 20;
/** Of one candidate: a CV for each language and kind of work, and no archive. */
export const MOST_CVS = 10;

export const EXTRACTION_STATES = ['pending', 'done', 'failed'] as const;

export const cv = z
  .object({
    id: z.int(),
    name: z.string(),
    type: z.enum(CV_TYPES),
    /** Bytes. */
    size: z.int(),
    uploaded_at: z.string(),
    /** 1: highlighted, the one that goes with an application. */
    default: wireFlag,
    /** Of its text: ISO 639-1; null where it was not recognised. */
    language: z.string().nullable(),
    /**
     * What a scanner for malware says: while it is `pending` nobody else gets the file, and an `infected` one is removed. `unscanned`: no
     * scanner is set here, and nobody looks.
     */
    state: z.enum(['pending', 'clean', 'unscanned', 'infected']),
    /** Of the feedback that was asked for. */
    review: z.enum(['none', 'under_way', 'sent']),
    /** Whether its text was read. */
    extraction: z.enum(EXTRACTION_STATES),
  })
  .meta({ id: 'Cv' });
export type Cv = z.infer<typeof cv>;

/** A CV was sent to a CV service: `cvmaker-200` gives feedback, `rmcv-200` writes resumes. */
export const conversion = z.object({ action: z.enum(CV_ACTIONS), at: z.string() }).meta({ id: 'Conversion' });
export type Conversion = z.infer<typeof conversion>;

const cvLists = {
  /** The default one first, then the newest. */
  cvs: z.array(cv),
  conversions: z.array(conversion),
  /** Where CVs can be sent; empty: nowhere. */
  services: z.array(cvService),
  feedback: z.array(cvFeedback),
};

/** Answer of `GET /api/candidates/mycv`. */
export const cvsResponse = z.object(cvLists).meta({ id: 'CvsResponse' });
export type CvsResponse = z.infer<typeof cvsResponse>;

/** Something that was read in a CV, for the person to accept or dismiss. */
const proposal = <Value extends z.ZodType>(value: Value) =>
  z.object({
    id: z.string(),
    value,
    /** The words of the CV that it comes from. */
    passage: z.string(),
    confidence: z.number().min(0).max(1),
    /** Whether the profile says the same already. */
    held: z.boolean(),
  });

const period = {
  /** A year alone (`2019`) where the CV says no more; null where it says nothing. */
  f_inicio: z.string().nullable(),
  /** Null: it goes on, or the CV does not say it. */
  f_final: z.string().nullable(),
};

const proposedText = proposal(z.string()).nullable();

/** What was read in a CV. The values are those of the profile's own calls. */
export const cvProposals = z
  .object({
    contact: z.object({
      nombre: proposedText,
      apellidos: proposedText,
      /** E.164. */
      phone: proposedText,
      poblacion: proposedText,
      /** GeoNames id of the place, where it is known. */
      fk_city_id: proposal(z.int()).nullable(),
      fk_pais_id: proposal(z.int()).nullable(),
      headline: proposedText,
      links: z.array(proposal(z.object({ rrss_id: z.int(), value: z.string() }))),
    }),
    languages: z.array(
      proposal(
        z.object({
          id: z.int(),
          slug: z.string(),
          name: z.string(),
          /** Null where the CV does not say it. */
          level: z.int().min(1).max(4).nullable(),
          cefr: z.enum(CEFR).nullable(),
        }),
      ),
    ),
    /** What the catalogue does not know is proposed in the words of the CV, without id and slug, beside those of the catalogue that are near to it. */
    skills: z.array(proposal(candidateSkill.extend({ id: z.int().nullable(), near: z.array(nearSkill) }))),
    experience: z.array(
      proposal(
        z.object({
          puesto: z.string(),
          empresa: z.string(),
          ...period,
          descripcion: z.string(),
          fk_pais_id: z.int().nullable(),
          lugar: z.string(),
        }),
      ),
    ),
    education: z.array(
      proposal(
        z.object({
          titulo: z.string(),
          centro_estudios: z.string(),
          ...period,
          descripcion: z.string(),
          tipo_formacion: z.int().nullable(),
        }),
      ),
    ),
  })
  .meta({ id: 'CvProposals' });
export type CvProposals = z.infer<typeof cvProposals>;

const extraction = {
  extraction: z.enum(EXTRACTION_STATES),
  /** All that could be read, as it stands in the file; empty for pictures of pages, null until it is read. */
  text: z.string().nullable(),
  /** What nobody has accepted or dismissed yet; null until the CV is read. */
  proposals: cvProposals.nullable(),
};

/** Answer of `GET` and `PATCH /api/candidates/mycv/{id}/extraction`. */
export const extractionResponse = z.object(extraction).meta({ id: 'CvExtractionResponse' });
export type ExtractionResponse = z.infer<typeof extractionResponse>;

const settledIds = z.array(z.string().max(40)).max(1_000).default([]);

/** Body of `PATCH /api/candidates/mycv/{id}/extraction`: ids of proposals, which are not made again. Accepting writes nothing by itself. */
export const settleProposalsRequest = z
  .object({ accepted: settledIds, dismissed: settledIds })
  .meta({ id: 'SettleProposalsRequest' });
export type SettleProposalsRequest = z.infer<typeof settleProposalsRequest>;

/** Query of an upload: `?extract=1` waits some seconds for what is read in the file. */
export const uploadCvQuery = z.object({ extract: z.enum(['0', '1', 'true', 'false', '']).optional() });

const changed = { ...cvLists, user, tasks: loginResponse.shape.tasks, toasts };

/** Answer of what changes the CVs. */
export const changedCvsResponse = z.object(changed).meta({ id: 'ChangedCvsResponse' });
export type ChangedCvsResponse = z.infer<typeof changedCvsResponse>;

/** Answer of `POST /api/candidates/mycv/fromVue`. */
export const uploadedCvResponse = z.object({ ...changed, cv, ...extraction }).meta({ id: 'UploadedCvResponse' });
export type UploadedCvResponse = z.infer<typeof uploadedCvResponse>;
