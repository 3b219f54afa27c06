import { z } from 'zod';

/** What is of another type than the schema says is passed over: one odd value does not cost the rest. */
const text = z.string().nullish().catch(null);
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .default([])
    .transform((items) =>
      items.slice(0, MOST_ITEMS).flatMap((each) => {
        const read = item.safeParse(each);
        return read.success ? [read.data as z.output<Item>] : [];
      }),
    );
/** Of one list. */
const MOST_ITEMS = 1_000;

/** What is of ours: exact where the schema of JSON Resume has no place. Its name begins as unregistered ones do. */
export const OWN = 'x-babelboard';

const own = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).nullish().catch(null);

const dates = { startDate: text, endDate: text };
const ownEntry = { language: text, ongoing: z.boolean().nullish().catch(null) };

/** JSON Resume 1.0.0, as far as a profile takes it. Source: https://jsonresume.org/schema */
export const jsonResume = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      image: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z
        .object({ address: text, postalCode: text, city: text, countryCode: text, region: text })
        .nullish()
        .catch(null),
      profiles: list(z.object({ network: text, username: text, url: text })),
      [OWN]: own({ firstName: text, lastName: text, birthDate: text, headlineLanguage: text, summaryLanguage: text }),
    })
    .nullish(),
  work: list(
    z.object({
      name: text,
      /** Before 1.0.0. */
      company: text,
      position: text,
      location: text,
      description: text,
      summary: text,
      highlights: list(z.string()),
      ...dates,
      [OWN]: own({ locality: text, countryCode: text, ...ownEntry }),
    }),
  ),
  education: list(
    z.object({
      institution: text,
      area: text,
      studyType: text,
      score: text,
      courses: list(z.string()),
      ...dates,
      [OWN]: own({ description: text, iscedLevel: z.int().nullish().catch(null), ...ownEntry }),
    }),
  ),
  skills: list(z.object({ name: text, keywords: list(z.string()) })),
  languages: list(z.object({ language: text, fluency: text, [OWN]: own({ code: text }) })),
  meta: z
    .object({ [OWN]: own({ language: text }) })
    .nullish()
    .catch(null),
});
export type JsonResume = z.infer<typeof jsonResume>;
