import { withClass } from '../theme/with-class.js';
import css from './day-bars.module.css';

export interface DayBar {
  /** What the day is called. */
  day: string;
  value: number;
  /** The value in words. */
  text: string;
}

export interface DayBarsProps {
  caption: string;
  names: { day: string; value: string };
  bars: readonly DayBar[];
}

/** A number for each day: bars to look at, a table for whoever cannot. */
export function DayBars({ caption, names, bars }: DayBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const first = bars[0]?.day;
  const last = bars.at(-1)?.day;
  return (
    <Room>
      <figcaption>{caption}</figcaption>
      <div aria-hidden="true">
        {bars.map(({ day, value, text }) => (
          <span key={day} title={text} style={{ height: `${(100 * value) / most}%` }} data-none={value === 0} />
        ))}
      </div>
      <p aria-hidden="true">
        <span>{first}</span>
        <span>{last === first ? '' : last}</span>
      </p>
      <table className="visually-hidden">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{names.day}</th>
            <th scope="col">{names.value}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ day, value }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Room>
  );
}

const Room = withClass('figure', css.room);
