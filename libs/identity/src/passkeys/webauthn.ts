/** The library that checks passkeys, loaded with the first: at every start it would cost a quarter of a second, also where none is used. */
export const webauthn = () => import('@simplewebauthn/server');
