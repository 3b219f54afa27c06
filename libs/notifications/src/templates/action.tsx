import { Button, Link, Section } from '@react-email/components';
import { STYLE } from './mail-style.js';
import type { MailFace } from './mail-template.js';
import { SmallPrint } from './paragraph.js';

/** The one thing to press, and its address for readers in which nothing can be pressed. */
export function Action({ face, label, href }: { face: MailFace; label: string; href: string }) {
  return (
    <>
      <Section style={{ padding: '8px 0 24px' }}>
        <Button className="button wide" href={href} style={STYLE.button}>
          {label}
        </Button>
      </Section>
      <div data-skip-in-text="true">
        <SmallPrint>
          {face.t('copy-address')}
          <br />
          <Link className="link" href={href} style={STYLE.link}>
            {href}
          </Link>
        </SmallPrint>
      </div>
    </>
  );
}
