interface MailColours {
  paper: string;
  sheet: string;
  line: string;
  ink: string;
  inkSoft: string;
  accent: string;
  onAccent: string;
  accentInk: string;
}

/** The product's colours as its pages have them, by day and by night; mails cannot read style sheets of the site. */
export const MAIL_COLOURS: { light: MailColours; dark: MailColours } = {
  light: {
    paper: '#faf5ec',
    sheet: '#fffcf6',
    line: '#e3d6c1',
    ink: '#1a1f33',
    inkSoft: '#545868',
    accent: '#f26a1b',
    onAccent: '#1d1206',
    accentInk: '#a83c06',
  },
  dark: {
    paper: '#12151f',
    sheet: '#1a1e2b',
    line: '#2d3346',
    ink: '#f4ecdf',
    inkSoft: '#b7b3b1',
    accent: '#ff8a3d',
    onAccent: '#1d1206',
    accentInk: '#ffa569',
  },
};
