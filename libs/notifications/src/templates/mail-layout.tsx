import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { MailLogo } from './mail-logo.js';
import { DARK_STYLE_SHEET, STYLE } from './mail-style.js';
import type { MailFace } from './mail-template.js';

interface Parts {
  face: MailFace;
  subject: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  heading: string;
  answers: string | undefined;
  children: ReactNode;
}

/** What all mails look like: 600 px, no pictures, readable by day and by night. */
export function MailLayout({ face, subject, preview, heading, answers, children }: Parts) {
  const { t } = face;
  const lines = operatorLines(face);
  const home = face.page('');
  return (
    <Html lang={face.language} dir="ltr">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <style>{DARK_STYLE_SHEET}</style>
      </Head>
      <Body className="paper" style={STYLE.body}>
        <Preview>{preview}</Preview>
        <Container style={{ width: '100%', maxWidth: '600px', padding: '32px 12px 24px' }}>
          <Section style={{ padding: '0 8px 20px' }}>
            <Row>
              <Column style={{ width: '42px', verticalAlign: 'middle' }}>
                <MailLogo />
              </Column>
              <Column style={{ verticalAlign: 'middle' }}>
                <Text className="ink" style={STYLE.brand}>
                  {face.productName}
                </Text>
              </Column>
            </Row>
          </Section>
          <Section className="sheet" style={STYLE.sheet}>
            <Row>
              <Column className="inside" style={{ padding: '36px 40px 24px' }}>
                <Heading as="h1" className="ink" style={STYLE.heading}>
                  {heading}
                </Heading>
                {children}
              </Column>
            </Row>
          </Section>
          <Section style={{ padding: '20px 8px 0' }}>
            <Text className="soft" style={STYLE.small}>
              {answers ?? t('footer.automatic')}
            </Text>
            {face.unsubscribe !== null && (
              <Text className="soft" style={STYLE.small}>
                {t('footer.why')}
                <br />
                <Link className="link" href={face.unsubscribe} style={STYLE.link}>
                  {t('footer.unsubscribe')}
                </Link>
              </Text>
            )}
            <Text className="soft" style={STYLE.small}>
              {t('footer.claim')}
              <br />
              <Link className="link" href={home} style={STYLE.link}>
                {home}
              </Link>
            </Text>
            <Text className="soft" style={STYLE.small}>
              {lines.map((line, at) => (
                <Fragment key={line}>
                  {at > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** Who runs the site; that nobody has said it, or not all of it, where that is so. */
function operatorLines({ t, productName: product, operator }: MailFace): string[] {
  const { name, address, email, placeholder } = operator;
  return [
    placeholder ? t('footer.placeholder', { product }) : null,
    name === null ? null : t('footer.operator', { product, name }),
    address,
    email,
  ].filter((line) => line !== null);
}
