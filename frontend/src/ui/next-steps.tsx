import { Link } from '../router/link.js';
import { withClass } from '../theme/with-class.js';
import { ArrowRightIcon } from './icons/arrow-right-icon.js';
import css from './next-steps.module.css';

export interface NextStep {
  title: string;
  text: string;
  to: string;
}

/** Ways on, one below the other: where each leads and what one does there. */
export function NextSteps({ title, steps }: { title: string; steps: NextStep[] }) {
  return (
    <section>
      <Title>{title}</Title>
      <List>
        {steps.map((step) => (
          <li key={step.to}>
            <Link to={step.to}>
              {step.title}
              <ArrowRightIcon />
            </Link>
            <p>{step.text}</p>
          </li>
        ))}
      </List>
    </section>
  );
}

const Title = withClass('h2', css.title);

const List = withClass('ul', css.list);
