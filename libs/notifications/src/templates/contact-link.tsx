import { Link } from '@react-email/components';
import { STYLE } from './mail-style.js';
import type { MailFace } from './mail-template.js';

/** Leads to the form for messages to the operator, which then says already what it is about. */
export function ContactLink({
  face: { page, productPrefix },
  about,
  label,
}: {
  face: MailFace;
  about: { offer: number } | { company: number };
  label: string;
}) {
  const query = new URLSearchParams(Object.entries(about).map(([name, id]): [string, string] => [name, `${id}`]));
  return (
    <Link className="link" href={page(`/${productPrefix}/contact?${query}`)} style={STYLE.link}>
      {label}
    </Link>
  );
}
