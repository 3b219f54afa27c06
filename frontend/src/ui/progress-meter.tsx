import { withClass } from '../theme/with-class.js';
import css from './progress-meter.module.css';

export interface ProgressMeterProps {
  /** For whoever hears it. */
  label: string;
  /** 0 to 100. */
  percent: number;
  /** What it says beside the bar. */
  text: string;
}

/** How far something has come. */
export function ProgressMeter({ label, percent, text }: ProgressMeterProps) {
  return (
    <Room>
      <strong aria-hidden="true">{text}</strong>
      <Track
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <span style={{ width: `${percent}%` }} />
      </Track>
    </Room>
  );
}

const Room = withClass('div', css.room);

const Track = withClass('div', css.track);
