import type { ReactNode } from 'react';
import { useSession } from '../session/use-session.js';
import { Note } from '../ui/note.js';
import { ResendVerification } from './resend-verification.js';

/** Tells whoever has not verified the address what waits for it, and sends the mail again. */
export function UnverifiedNote({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (user === null || user.validado) return null;
  return (
    <Note role="note">
      <p>{children}</p>
      <ResendVerification email={user.email} open quiet />
    </Note>
  );
}
