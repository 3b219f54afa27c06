import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { token, type } from '../theme/theme.js';
import { ArrowRightIcon } from './icons.js';

export interface NextStep {
  title: string;
  text: string;
  to: string;
  /** The server shows it, not this application. */
  ofServer?: boolean;
}

/** Ways on, one below the other: where each leads and what one does there. */
export function NextSteps({ title, steps }: { title: string; steps: NextStep[] }) {
  return (
    <section>
      <Title>{title}</Title>
      <List>
        {steps.map((step) => (
          <li key={step.to}>
            <Link to={step.to} reloadDocument={step.ofServer === true}>
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

const Title = styled('h2')({ fontSize: type.title, marginBottom: 14 });

const List = styled('ul')({
  listStyle: 'none',
  borderBottom: `1px solid ${token('line')}`,
  '& li': { padding: '14px 0 18px', borderTop: `1px solid ${token('line')}` },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    fontSize: type.lead,
    fontWeight: 620,
  },
  '& p': { maxWidth: '60ch', color: token('ink-soft') },
});
