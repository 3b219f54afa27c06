import type { CareerEvent } from '@babelboard/wire';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import type { Site } from '../../../site/site.js';

const SCHEMA = 'https://schema.org';

/**
 * An event as structured data; all of it is to be read on the page. https://schema.org/Event, with what Google requires and recommends:
 * https://developers.google.com/search/docs/appearance/structured-data/event
 *
 * Null for an event that has no date yet, which Google requires.
 * @param address its canonical one
 */
export function eventJsonLd(
  event: CareerEvent,
  { baseUrl, productName }: Pick<Site, 'baseUrl' | 'productName'>,
  address: string,
  image: string,
): Record<string, unknown> | null {
  const { title, lead, starts_at, ends_at, languages, speakers, sponsors, moved_from, phase } = event;
  if (starts_at === null || ends_at === null) return null;
  const moved = moved_from !== null && phase !== 'cancelled';
  const status = phase === 'cancelled' ? 'EventCancelled' : moved ? 'EventRescheduled' : 'EventScheduled';
  const spoken = languages.flatMap(({ slug }) => spokenLanguage(slug)?.code ?? []);
  return {
    '@context': SCHEMA,
    '@type': 'Event',
    name: title,
    description: lead || title,
    url: address,
    image: [image],
    startDate: starts_at,
    endDate: ends_at,
    ...(moved ? { previousStartDate: moved_from } : {}),
    eventStatus: `${SCHEMA}/${status}`,
    eventAttendanceMode: `${SCHEMA}/OnlineEventAttendanceMode`,
    location: { '@type': 'VirtualLocation', url: address },
    isAccessibleForFree: true,
    organizer: { '@type': 'Organization', name: productName, url: `${baseUrl}/` },
    ...(spoken.length > 0 ? { inLanguage: spoken } : {}),
    ...(speakers.length > 0 ? { performer: speakers.map(({ name }) => ({ '@type': 'Person', name })) } : {}),
    ...(sponsors.length > 0
      ? {
          sponsor: sponsors.map(({ name, url }) => ({
            '@type': 'Organization',
            name,
            ...(url === null ? {} : { url }),
          })),
        }
      : {}),
  };
}
