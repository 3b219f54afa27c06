import type { SavedAlert } from '@babelboard/alerts';
import type { JobAlert, LinkedJobAlert } from '@babelboard/wire';

export function presentAlert(alert: SavedAlert): JobAlert {
  const { id, address, name, isNamed, rhythm, weekday, hour, timeZone, further, gone, paused, nextAt, last } = alert;
  return {
    ...{ id, path: address, name, named: isNamed, rhythm, weekday, hour, time_zone: timeZone },
    more_filters: further,
    gone,
    paused: paused && { until: paused.until?.toISOString() ?? null },
    next_at: nextAt?.toISOString() ?? null,
    last: last && { sent_at: last.sentAt.toISOString(), offers: last.offers },
  };
}

/** What who holds a link of its mails sees of an alert. */
export function presentLinkedAlert(alert: Pick<SavedAlert, 'name' | 'address' | 'rhythm' | 'paused'>): LinkedJobAlert {
  const { name, address, rhythm, paused } = alert;
  return { name, path: address, rhythm, paused: paused && { until: paused.until?.toISOString() ?? null } };
}
