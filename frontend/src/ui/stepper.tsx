import { Link } from '../router/link.js';
import { withClass } from '../theme/with-class.js';
import { CheckIcon } from './icons/check-icon.js';
import { WarningIcon } from './icons/warning-icon.js';
import css from './stepper.module.css';

export interface Step {
  to: string;
  name: string;
  state: 'done' | 'open' | 'faulty';
  here: boolean;
  /** Says the state, for whoever sees no mark. */
  said: string;
}

export interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** On a phone, where the names have no room: where one is, and of how many. */
  short: string;
}

/** The steps of something long, each one press away. */
export function Stepper({ label, steps, short }: StepperProps) {
  return (
    <Room aria-label={label}>
      <p aria-hidden="true">{short}</p>
      <ol>
        {steps.map(({ to, name, state, here, said }, at) => (
          <li key={to}>
            <Link to={to} replace aria-current={here ? 'step' : undefined} data-state={state}>
              <span aria-hidden="true">{mark(state, here, at)}</span>
              <span>{name}</span>
              <span className="visually-hidden">{`(${said})`}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Room>
  );
}

function mark(state: Step['state'], here: boolean, at: number) {
  if (state === 'faulty' && !here) return <WarningIcon />;
  return state === 'done' && !here ? <CheckIcon /> : at + 1;
}

const Room = withClass('nav', css.room);
