import type { DemoSkill } from './demo-board.js';
import type { Family } from './families.js';

/** ESCO skills (English labels) that ads of a family name; ESCO's own relations are not part of the shipped data. */
const LABELS: Record<Family, string> = {
  support:
    'communicate with customers; handle customer complaints; listen actively; communicate by telephone; answer incoming calls; customer relationship management; maintain customer records; satisfy customers; handle helpdesk problems; use ICT ticketing system; solve problems; perform ICT troubleshooting; cope with stress; provide customer follow-up; customer service; Zendesk; Salesforce; Excel',
  nursing:
    'nursing principles; empathise with the healthcare user; first aid; interact with healthcare users; hygiene in a health care setting; communicate in healthcare; follow clinical guidelines; implement fundamentals of nursing; health care legislation; provide professional care in nursing; use foreign languages in patient care; listen actively; work in shifts; show empathy; nursing; elderly care',
  clinical:
    'follow clinical guidelines; communicate in healthcare; medical terminology; health care legislation; interact with healthcare users; use foreign languages in patient care; health care occupation-specific ethics; clinical biochemistry; hygiene in a health care setting; health care system; protect personal data and privacy; show empathy; teamwork',
  service:
    'greet guests; provide food and beverages; alcoholic beverage products; process reservations; assist guest departure; satisfy customers; handle customer complaints; types of wine; coffee characteristics; work in shifts; upsell products; speak different languages; comply with food safety and hygiene; show intercultural awareness; waiting tables; hospitality',
  kitchen:
    'comply with food safety and hygiene; store raw food materials; ensure maintenance of kitchen equipment; direct the preparation of food; carry out stock rotation; work in shifts; maintain personal hygiene standards; care for food aesthetic; work in teams; cope with stress; clean equipment; cooking',
  cleaning:
    'clean rooms; clean surfaces; cleaning techniques; cleaning products; perform cleaning duties; handle chemical cleaning agents; clean public areas; maintain cleaning equipment; assess cleanliness of areas; handle linen in stock; work ergonomically; clean building floors; cleaning',
  warehouse:
    'operate forklift; pack goods; perform warehousing operations; load products for dispatch; perform loading and unloading operations; operate warehouse materials; carry out stock rotation; types of packaging materials; handle cargo; work in shifts; manage warehouse inventory; work ergonomically; prepare shipments in time; forklift driving; warehouse work',
  transport:
    'drive vehicles; interpret traffic signals; geographical routes; load cargo; unload cargo; handle delivered packages; transport dangerous goods; execute vehicle maintenance; health and safety in the workplace; mechanics of motor vehicles; cope with stress; types of vehicles; driving; driving licence',
  planning:
    'supply chain management; logistics; freight transport methods; prepare transportation routes; oversee shipment routing; liaise with transportation companies; negotiate terms with suppliers; manage contracts; multimodal transport logistics; inventory management rules; analyse transportation costs; use spreadsheets software; supply chain principles; manage logistics; SAP; Excel',
  software:
    'computer programming; JavaScript; TypeScript; SQL; PHP; C++; C#; CSS; DevOps; database; use databases; algorithms; data analytics; machine learning; data mining methods; define technical requirements; create data sets; perform data analysis; provide user documentation; artificial neural networks; Python; Java; React; Node.js; Docker; Git; Kubernetes; HTML',
  infrastructure:
    'ICT networking hardware; implement a firewall; implement a virtual private network; system backup best practice; maintain database; manage database; perform ICT troubleshooting; solve ICT system problems; ensure information security; provide ICT support; DevOps; SQL; maintain information network hardware; ICT hardware specifications; Linux; AWS; Azure; Docker',
  finance:
    'accounting techniques; use accounting systems; accounting entries; calculate tax; manage payroll; use spreadsheets software; interpret financial statements; credit control processes; banking activities; internal auditing; value-added tax law; manage budgets; check accounting records; types of insurance; audit techniques; synthesise financial information; accounting; payroll; SAP; Excel; DATEV',
  teaching:
    "prepare lesson content; apply teaching strategies; perform classroom management; adapt teaching to target group; observe student's progress; curriculum objectives; provide lesson materials; apply intercultural teaching strategies; play with children; supervise children; language teaching methods; support children's wellbeing; plan learning curriculum; teaching; childcare",
  construction:
    'read standard blueprints; build scaffolding; building construction principles; mix concrete; reinforce concrete; prepare surface for painting; types of insulation material; building codes; use electrical wire tools; lay pipe installation; work ergonomically; follow work schedule; operate lifting equipment; apply health and safety standards; interpret 3D plans; plumbing; welding',
  shop: 'sell products; satisfy customers; communicate with customers; identify customer requirements; handle petty cash; upsell products; carry out stock rotation; achieve sales targets; handle customer complaints; sell cosmetics; maintain stock control systems; speak different languages; show intercultural awareness; sales; cash handling',
  sales:
    'achieve sales targets; customer relationship management; negotiate price; plan marketing campaigns; social media marketing techniques; social media management; conduct search engine optimisation; build business relationships; perform market research; market analysis; web analytics; brand marketing techniques; use spreadsheets software; give live presentation; establish customer rapport; content marketing strategy; sales; marketing; negotiation; social media; Salesforce',
  tourism:
    'apply foreign languages in tourism; manage tourist groups; provide visitor information; sell tickets; travel bookings processes; process reservations; first aid; satisfy customers; check travel documentation; devise tailor-made tourism itineraries; show intercultural awareness; handle stressful situations; speak different languages; develop entertainment programmes; hospitality; event management',
  production:
    'quality standards; read assembly drawings; inspect quality of products; work safely with machines; set up machine controls; monitor automated machines; tend CNC milling machine; use welding equipment; welding techniques; assemble final product; record production data; work in shifts; apply health and safety standards; tend packaging machines; assemble electronic units; welding',
  maintenance:
    'troubleshoot; perform machine maintenance; maintain electrical equipment; hydraulics; pneumatics; mechanical tools; conduct routine machinery checks; use repair manuals; electromechanics; mechanics of motor vehicles; use measurement instruments; sensors; schedule regular machine maintenance; electrical wiring plans; apply health and safety standards; teamwork',
  engineering:
    'technical drawings; CAD software; create AutoCAD drawings; electrical engineering; adjust engineering designs; approve engineering design; run simulations; define technical requirements; perform product testing; 3D modelling; robotics; finish project within budget; statistical process control; define quality standards; design prototypes; production processes; AutoCAD; SolidWorks; project management',
  office:
    'office software; use microsoft office; use spreadsheets software; use word processing software; handle paperwork; manage schedule of tasks; recruit employees; interview techniques; employment law; contract law; organise travel arrangements for staff; draft corporate emails; manage contracts; maintain correspondence records; protect personal data and privacy; Excel; recruiting; Microsoft Office; project management',
  language:
    'translate foreign language; proofread text; use translation memory software; use computer-aided translation; terminology; technical terminology; apply grammar and spelling rules; adapt text culturally; manage localisation; grammar; editorial standards; interpreting modes; translate spoken language consecutively; analyse text before translation; track changes in text editing; translation',
};

/**
 * Finds the ids of the skills that each family may ask for.
 * Takes the skills of the reference data; labels that are not in it are left out.
 */
export function skillIdsByFamily(skills: readonly DemoSkill[]): Map<Family, number[]> {
  // Two skills may share a name; that of whom it is the more important one counts.
  const byRank = skills
    .flatMap(({ id, names }) => names.map((name, rank) => ({ id, name: name.toLowerCase(), rank })))
    .sort((a, b) => b.rank - a.rank || b.id - a.id);
  const idByName = new Map(byRank.map(({ id, name }) => [name, id]));
  return new Map(
    Object.entries(LABELS).map(([family, labels]) => [
      family as Family,
      [...new Set(labels.split('; ').flatMap((label) => idByName.get(label.toLowerCase()) ?? []))],
    ]),
  );
}
