import type { AdVocabulary } from './ad-vocabulary.js';

export const en: AdVocabulary = {
  headings: {
    tasks: 'What you will do | Your work | Your day with us',
    profile: 'What you bring | Who we are looking for | About you',
    languages: 'Languages | Languages for this job',
    offer: 'What we offer | What you can expect | Good reasons to join us',
  },
  openings:
    'We are growing and are looking for someone who enjoys working with people from many countries. | A place in our team is free, and we would like to fill it with a person who cares about good work. | You speak more than one language and want to use it every day? Then read on. | Are you thinking about a change? We would like to get to know you. | For this role we are looking for someone who stays calm, listens well and finishes what was started.',
  about: {
    contact: '{company} looks after the customers of well-known brands in more than forty languages.',
    health: '{company} runs clinics and care homes in which people come before processes.',
    hospitality: '{company} runs hotels and restaurants for guests from all over the world.',
    logistics: '{company} moves goods across Europe by road, rail and sea.',
    technology: '{company} builds software that thousands of companies rely on every day.',
    finance: '{company} helps families and firms to handle their money safely.',
    education: '{company} runs schools and kindergartens in which several languages are at home.',
    construction: '{company} builds and renovates homes, schools and bridges.',
    retail: '{company} runs shops in city centres and sells online across Europe.',
    travel: '{company} brings travellers to their destination and looks after them on the way.',
    industry: '{company} makes machines and parts that work in many industries.',
    services: '{company} supports other firms with languages, people and good organisation.',
  },
  team: 'The team is a mix of ages, backgrounds and mother tongues, and everyone helps everyone. | You will work in a small team with short ways and a clear division of work. | In your first weeks an experienced colleague will be at your side. | Colleagues from more than twenty countries work here, and mistakes are something we learn from. | We talk openly with each other and take decisions together.',
  tasks: {
    support:
      'Answer questions from customers by phone, chat and e-mail | Find a solution at the first contact whenever possible | Record each case clearly so that colleagues can carry on | Tell the product team what customers keep asking',
    nursing:
      'Look after patients and residents with attention and respect | Notice changes in their condition and record them | Work closely with doctors, therapists and families | Hand over carefully at the end of each shift',
    clinical:
      'Prepare and carry out appointments and examinations | Explain results and next steps in simple words | Document every step carefully | Discuss difficult cases with colleagues from other professions',
    service:
      'Welcome guests and make them feel at home | Take orders and requests in several languages | Lend a hand where it is busy | Settle small complaints on the spot',
    kitchen:
      'Prepare dishes with fresh ingredients | Keep the kitchen clean and follow the hygiene rules | Check and store deliveries | Work hand in hand with the service team',
    cleaning:
      'Clean rooms and shared areas thoroughly | Use cleaning products safely and sparingly | Report damage and missing supplies | Keep to the schedule of the day with your team',
    warehouse:
      'Receive, check and store goods | Put orders together and pack them | Keep stock records up to date with a scanner | Keep the workplace safe and tidy',
    transport:
      'Bring people or goods to their destination safely and on time | Check the vehicle before each shift | Be a friendly contact for passengers and customers | Keep the trip records complete',
    planning:
      'Plan deliveries from the order to the arrival | Compare offers and negotiate with suppliers and carriers | Keep an eye on costs, stock and dates | Solve delays together with colleagues in other countries',
    software:
      'Develop our digital products further, step by step | Review the work of colleagues and ask for their view | Talk with users and turn their needs into clear tasks | Document your work so that others can build on it',
    infrastructure:
      'Keep systems and networks running safely | Find the cause of faults and remove it for good | Plan updates and backups and test them | Advise colleagues on security',
    finance:
      'Check figures and prepare reports on time | Keep accounts and files complete | Advise clients and colleagues in plain words | Watch over rules and deadlines',
    teaching:
      'Plan lessons and activities for your group | Support all learners according to their abilities | Talk openly with families and colleagues | Take part in projects and trips',
    construction:
      'Carry out work on new and old buildings | Read plans and measure exactly | Look after tools and materials | Keep to the safety rules on site',
    shop: 'Advise customers and find what suits them | Present goods attractively and fill the shelves | Work at the till | Check deliveries and stock',
    sales:
      'Win new customers and look after existing ones | Prepare offers, presentations and campaigns | Keep an eye on the market and on competitors | Report results and plan the next steps',
    tourism:
      'Look after travellers before and during their stay | Answer questions about bookings, places and routes | Organise groups and activities | React calmly when plans change',
    production:
      'Make parts and products according to plans and work orders | Check the quality and note the results | Set up machines and tools | Keep the workplace clean and safe',
    maintenance:
      'Maintain and repair machines and systems | Find faults quickly and safely | Plan inspections and order spare parts | Record the work that was done',
    engineering:
      'Develop technical solutions from the first idea to the handover | Prepare drawings, calculations and documents | Coordinate suppliers, sites and customers | Check quality, costs and dates',
    office:
      'Organise appointments, documents and correspondence | Be the contact for colleagues, clients and authorities | Prepare contracts, decisions and reports | Make everyday processes simpler',
    language:
      'Work on texts and conversations until they sound natural | Check terms, style and facts | Clarify questions with clients and experts | Look after glossaries and style guides',
  },
  leadTasks: 'Lead the team and plan its work | Answer for the results and report to the management',
  sharedTasks:
    'Work with colleagues in other countries | Help new colleagues to settle in | Bring in your own ideas for doing things better | Take part in short weekly team meetings | Treat confidential information with care',
  experience:
    'No experience needed: we will train you | First experience in a similar job, up to two years | Two to five years of experience in a similar job | More than five years of experience in the field | Experience in leading a team | Several years of experience with overall responsibility for a department',
  profile:
    'You work carefully and think along | You like working in a team and can also work alone | You stay friendly when it gets busy | You have suitable training or comparable experience | You are reliable and keep your promises | You enjoy learning new things | You are at ease with people from other cultures | You use the usual computer programs with confidence',
  benefits:
    'A permanent contract after the trial period | Help with moving, with authorities and with finding a flat | Free language courses during working time | Regular training and real chances to move up | Rotas that are known four weeks in advance | Additional days off for long service | A contribution to public transport | Company pension and health insurance | A mentor for the first six months | Lunch and fresh fruit at work',
  remote: {
    Hybrid: 'Two or three days a week from home',
    RemoteCountryBased: 'Work from home anywhere in the country',
    Remote: 'Work from anywhere in Europe',
  },
  apply:
    'Please apply on our own site; the button takes you there. | You can apply through our careers page, where you will also meet the team.',
  levels:
    'A1 (first words) | A2 (basic) | B1 (everyday conversation) | B2 (good) | C1 (fluent) | C2 (excellent) | mother tongue',
  required: 'required',
  welcome: 'an advantage',
  oneOf: 'One of these languages',
  labels: { place: 'Place of work', working: 'Working language', contract: 'Contract', salary: 'Salary' },
  colon: ': ',
  contracts: 'full-time | part-time | internship | temporary | freelance | apprenticeship',
  periods: { year: 'gross per year', month: 'gross per month', hour: 'gross per hour' },
  thousands: ',',
  titlePrefixes: { internship: 'Internship', apprenticeship: 'Apprenticeship' },
};
