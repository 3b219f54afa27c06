import { z } from 'zod';

const named = {
  name: z.string(),
  /** The language of the name, where it has none in the one that was asked for. */
  lang: z.string().optional(),
};

/** Answer of `GET /api/sectors`: sections of NACE and their divisions. */
export const sectorsResponse = z
  .object({
    data: z.array(
      z.object({
        id: z.int(),
        /** `I`, `55`. */
        code: z.string(),
        ...named,
        /** Of the section that a division belongs to; null for a section. */
        section: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'SectorsResponse' });
export type SectorsResponse = z.infer<typeof sectorsResponse>;

/** Answer of `GET /api/cities?q&country`: at most ten whose name begins as typed, the largest first. */
export const citiesResponse = z
  .object({
    data: z.array(
      z.object({
        /** GeoNames: `fk_city_id`. */
        id: z.int(),
        name: z.string(),
        /** Of its lists. */
        slug: z.string(),
        region: z.string().nullable(),
        fk_pais_id: z.int(),
      }),
    ),
  })
  .meta({ id: 'CitiesResponse' });
export type CitiesResponse = z.infer<typeof citiesResponse>;
