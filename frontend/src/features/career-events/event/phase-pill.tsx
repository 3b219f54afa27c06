import type { CareerEventCard } from '@babelboard/wire';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { StatusPill, type StatusPillProps } from '../../../ui/status-pill.js';

const PHASES: Record<CareerEventCard['phase'], { text: TextKey; tone: StatusPillProps['tone'] }> = {
  planned: { text: 'events.planned', tone: 'neutral' },
  coming: { text: 'events.coming', tone: 'wait' },
  running: { text: 'events.running', tone: 'good' },
  past: { text: 'events.past', tone: 'neutral' },
  cancelled: { text: 'events.cancelled', tone: 'bad' },
};

/** Where an event stands, in a word. */
export function PhasePill({ phase }: { phase: CareerEventCard['phase'] }) {
  const t = useText();
  return <StatusPill tone={PHASES[phase].tone}>{t(PHASES[phase].text)}</StatusPill>;
}
