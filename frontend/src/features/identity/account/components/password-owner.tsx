import { useSession } from '../../../../session/use-session.js';

/** Tells password managers whose password a form asks for; nobody sees it. */
export function PasswordOwner() {
  const { user } = useSession();
  return <input type="text" hidden readOnly autoComplete="username" value={user?.email ?? ''} />;
}
