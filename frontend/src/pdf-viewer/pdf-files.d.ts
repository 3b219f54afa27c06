declare module 'virtual:pdf-files' {
  /** Address of the folder with `standard_fonts/` and `cmaps/`. */
  const address: string;
  export default address;
}
