/** Companies of the demo that have the minisite service, by the slug of the company. */
export const DEMO_MINISITES: Record<
  string,
  { template: 'banner' | 'column' | null; headline: string; content: string }
> = {
  tellmera: {
    template: 'banner',
    headline: 'Forty languages under one roof, and yours is one of them',
    content: `<h2>Who we are</h2><p>We answer customers of travel, technology and retail companies in forty languages, by phone, chat and mail, from Lisbon and from home.</p>
      <h2>What you get</h2><ul><li>Four weeks of paid training, in your own language where we can</li><li>Help with your move: flight, first month of rent, papers</li><li>A free course in the language of the country</li></ul>
      <h2>How we hire</h2><p>A talk of half an hour in your language, one in English, an answer within a week.</p>`,
  },
  'alpenmora-hotels': {
    template: 'column',
    headline: 'A season in the mountains, or a life there',
    content: `<p>Eleven hotels between Innsbruck and the Julian Alps, run by people from thirty countries.</p>
      <h2>Room and board</h2><p>A single room in the staff house, three meals a day, a ski pass in winter and a bicycle in summer.</p>
      <h2>German?</h2><p>Helpful, but in the kitchen and in housekeeping not needed on your first day. We pay for the course.</p>`,
  },
  'quillforge-software': {
    template: 'banner',
    headline: 'We build tools for people who write, in every script there is',
    content: `<p>Our editors set Greek, Georgian, Arabic and Devanagari as carefully as Latin. That takes people who read them.</p>
      <h2>How we work</h2><ul><li>Remote within Europe, a week together each quarter</li><li>English at work, your language in the product</li><li>No take-home tasks: we work a morning together, paid</li></ul>`,
  },
  'transvelde-logistics': {
    template: 'column',
    headline: 'Goods on time, people first',
    content: `<p>From Rotterdam we move what Europe needs, by barge, rail and road.</p>
      <h2>On the floor</h2><p>Dutch, English, Polish or Romanian: each shift has a lead who speaks your language.</p>
      <h2>Growing with us</h2><p>Half of our planners started in the warehouse. We pay for licences and diplomas.</p>`,
  },
  'havenwell-care': {
    template: null,
    headline: 'Care that feels like home',
    content: '<p>We look after people in their own homes and in small houses of twelve.</p>',
  },
};
