import { z } from 'zod';

/** Answer of `GET /api/minisites/data/{companyId}`. */
export const minisiteData = z
  .object({
    /** Address of the picture. */
    logo: z.string().nullable(),
    userMinisite: z
      .object({
        fk_empresa_id: z.int(),
        fk_id_minisite_template: z.int().nullable(),
        /** Sanitised HTML about the company. */
        content: z.string(),
        company: z.object({ id: z.int(), name: z.string(), slug: z.string(), website: z.string().nullable() }),
      })
      .nullable(),
    /** How the page looks; null where the company has no template. */
    vueTemp: z
      .object({
        id: z.int(),
        name: z.enum(['banner', 'column']),
        /** Hue of the company's colour, degrees. */
        hue: z.int().min(0).max(359),
        headline: z.string(),
        cover: z.string().nullable(),
      })
      .nullable(),
    companyData: z
      .object({
        id: z.int(),
        name: z.string(),
        slug: z.string(),
        tagline: z.string().nullable(),
        website: z.string().nullable(),
        country: z.string().nullable(),
        sector: z.string().nullable(),
        /** How quickly it answers and how often it fills offers here, in sentences. */
        hiring: z.array(z.string()),
      })
      .nullable(),
    companyHasMinisiteService: z.boolean(),
    companyHasMinisiteServiceWithoutTemplate: z.boolean(),
  })
  .meta({ id: 'MinisiteData' });
export type MinisiteData = z.infer<typeof minisiteData>;
