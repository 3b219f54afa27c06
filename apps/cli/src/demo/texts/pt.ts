import type { AdVocabulary } from './ad-vocabulary.js';

export const pt: AdVocabulary = {
  headings: {
    tasks: 'O que vai fazer | As suas funções | O seu dia a dia',
    profile: 'O que procuramos | O seu perfil | O que traz consigo',
    languages: 'Línguas | Línguas pedidas',
    offer: 'O que oferecemos | O que pode esperar | Porquê trabalhar connosco',
  },
  openings:
    'Estamos a crescer e procuramos alguém que goste de trabalhar com pessoas de muitos países. | Há um lugar livre na nossa equipa e queremos entregá-lo a quem valoriza o trabalho bem feito. | Fala mais do que uma língua e quer usá-la todos os dias? Então continue a ler. | Está a pensar numa mudança? Gostaríamos de o conhecer. | Para esta função procuramos uma pessoa calma, que saiba ouvir e que acabe o que começa.',
  about: {
    contact: '{company} apoia os clientes de marcas conhecidas em mais de quarenta línguas.',
    health: '{company} gere clínicas e lares em que as pessoas estão acima dos processos.',
    hospitality: '{company} gere hotéis e restaurantes que recebem hóspedes de todo o mundo.',
    logistics: '{company} transporta mercadorias por toda a Europa, por estrada, caminho de ferro e mar.',
    technology: '{company} desenvolve software em que milhares de empresas confiam todos os dias.',
    finance: '{company} ajuda famílias e empresas a gerir o seu dinheiro em segurança.',
    education: '{company} gere escolas e jardins de infância em que convivem várias línguas.',
    construction: '{company} constrói e recupera casas, escolas e pontes.',
    retail: '{company} tem lojas no centro das cidades e vende pela internet em toda a Europa.',
    travel: '{company} leva os viajantes ao seu destino e acompanha-os pelo caminho.',
    industry: '{company} fabrica máquinas e peças para muitos setores.',
    services: '{company} ajuda outras empresas com línguas, pessoas e boa organização.',
  },
  team: 'Na equipa há idades, percursos e línguas maternas muito diferentes, e todos se ajudam. | Vai trabalhar numa equipa pequena, com decisões rápidas e tarefas bem divididas. | Nas primeiras semanas terá ao seu lado um colega experiente. | Aqui trabalham colegas de mais de vinte países, e com os erros aprendemos juntos. | Falamos abertamente uns com os outros e decidimos em conjunto.',
  tasks: {
    support:
      'Responder às perguntas dos clientes por telefone, chat e e-mail | Encontrar uma solução logo no primeiro contacto, sempre que possível | Registar cada caso com clareza para que outros possam continuar | Transmitir às outras áreas o que os clientes pedem',
    nursing:
      'Cuidar de doentes e residentes com atenção e respeito | Reparar nas mudanças do seu estado e registá-las | Trabalhar de perto com médicos, terapeutas e famílias | Passar bem a informação no fim de cada turno',
    clinical:
      'Preparar e realizar consultas e exames | Explicar os resultados e os passos seguintes em palavras simples | Documentar cada passo com cuidado | Discutir os casos difíceis com outros profissionais',
    service:
      'Receber os clientes e fazê-los sentir-se em casa | Tomar nota de pedidos em várias línguas | Dar uma ajuda quando há muito movimento | Resolver pequenas queixas no momento',
    kitchen:
      'Preparar pratos com ingredientes frescos | Manter a cozinha limpa e cumprir as regras de higiene | Conferir e arrumar as encomendas | Trabalhar lado a lado com a sala',
    cleaning:
      'Limpar a fundo quartos e espaços comuns | Usar os produtos em segurança e sem desperdício | Comunicar danos e material em falta | Cumprir o plano do dia com a equipa',
    warehouse:
      'Receber, conferir e arrumar mercadorias | Preparar e embalar encomendas | Manter o inventário atualizado com o leitor | Manter o local de trabalho seguro e arrumado',
    transport:
      'Levar pessoas ou mercadorias ao destino em segurança e a horas | Verificar o veículo antes de cada turno | Ser um contacto simpático para passageiros e clientes | Manter completos os registos de viagem',
    planning:
      'Planear as entregas, da encomenda à chegada | Comparar propostas e negociar com fornecedores e transportadores | Acompanhar custos, existências e prazos | Resolver atrasos com colegas de outros países',
    software:
      'Desenvolver passo a passo os nossos produtos digitais | Rever o trabalho dos colegas e pedir a sua opinião | Falar com os utilizadores e transformar as necessidades em tarefas claras | Documentar o trabalho para que outros o possam continuar',
    infrastructure:
      'Manter sistemas e redes seguros e em funcionamento | Encontrar a causa das avarias e eliminá-la | Planear e testar atualizações e cópias de segurança | Aconselhar os colegas em matéria de segurança',
    finance:
      'Conferir números e preparar relatórios a tempo | Manter contas e processos completos | Aconselhar clientes e colegas com palavras claras | Zelar pelas regras e pelos prazos',
    teaching:
      'Preparar aulas e atividades para o seu grupo | Apoiar cada aluno de acordo com as suas capacidades | Falar abertamente com as famílias e os colegas | Participar em projetos e visitas',
    construction:
      'Executar trabalhos em edifícios novos e antigos | Ler plantas e medir com rigor | Cuidar das ferramentas e dos materiais | Cumprir as regras de segurança na obra',
    shop: 'Aconselhar os clientes e encontrar o que lhes convém | Apresentar bem os produtos e repor as prateleiras | Trabalhar na caixa | Conferir entregas e existências',
    sales:
      'Conquistar novos clientes e acompanhar os atuais | Preparar propostas, apresentações e campanhas | Seguir o mercado e a concorrência | Analisar os resultados e planear os passos seguintes',
    tourism:
      'Acompanhar os viajantes antes e durante a estadia | Responder a perguntas sobre reservas, lugares e percursos | Organizar grupos e atividades | Reagir com calma quando os planos mudam',
    production:
      'Fabricar peças e produtos segundo desenhos e ordens de trabalho | Verificar a qualidade e registar os resultados | Preparar máquinas e ferramentas | Manter o posto de trabalho limpo e seguro',
    maintenance:
      'Fazer a manutenção e a reparação de máquinas e instalações | Encontrar avarias com rapidez e segurança | Planear inspeções e encomendar peças | Registar os trabalhos realizados',
    engineering:
      'Desenvolver soluções técnicas, da primeira ideia à entrega | Preparar desenhos, cálculos e documentos | Coordenar fornecedores, locais e clientes | Controlar qualidade, custos e prazos',
    office:
      'Organizar reuniões, documentos e correspondência | Ser o contacto de colegas, clientes e entidades públicas | Preparar contratos, decisões e relatórios | Simplificar o trabalho do dia a dia',
    language:
      'Trabalhar textos e conversas até soarem naturais | Verificar termos, estilo e factos | Esclarecer dúvidas com clientes e especialistas | Manter glossários e guias de estilo',
  },
  leadTasks: 'Liderar a equipa e planear o seu trabalho | Responder pelos resultados e informar a direção',
  sharedTasks:
    'Colaborar com colegas de outros países | Ajudar os novos colegas a integrar-se | Trazer ideias para fazer melhor | Participar em curtas reuniões semanais | Tratar com cuidado a informação confidencial',
  experience:
    'Não é precisa experiência: nós damos formação | Primeira experiência numa função semelhante, até dois anos | Dois a cinco anos de experiência numa função semelhante | Mais de cinco anos de experiência na área | Experiência na liderança de equipas | Vários anos de experiência à frente de um departamento',
  profile:
    'Trabalha com cuidado e com iniciativa | Gosta de trabalhar em equipa e também de forma autónoma | Mantém a simpatia quando há muito trabalho | Tem formação adequada ou experiência comparável | Pode-se contar consigo | Gosta de aprender coisas novas | Sente-se à vontade com pessoas de outras culturas | Utiliza com segurança os programas habituais',
  benefits:
    'Contrato sem termo depois do período experimental | Ajuda na mudança, nas formalidades e na procura de casa | Cursos de línguas gratuitos durante o horário de trabalho | Formação regular e verdadeiras possibilidades de progressão | Horários conhecidos com quatro semanas de antecedência | Dias de férias adicionais por antiguidade | Apoio para os transportes públicos | Seguro de saúde | Uma pessoa de referência nos primeiros seis meses | Almoço e fruta fresca no trabalho',
  remote: {
    Hybrid: 'Dois ou três dias por semana em casa',
    RemoteCountryBased: 'Teletrabalho em qualquer ponto do país',
    Remote: 'Teletrabalho a partir de qualquer ponto da Europa',
  },
  apply:
    'Candidate-se, por favor, na nossa própria página; o botão leva-o até lá. | As candidaturas fazem-se na nossa página de emprego, onde também fica a conhecer a equipa.',
  levels:
    'A1 (primeiras palavras) | A2 (básico) | B1 (conversa do dia a dia) | B2 (bom) | C1 (fluente) | C2 (excelente) | língua materna',
  required: 'obrigatório',
  welcome: 'valorizado',
  oneOf: 'Uma destas línguas',
  labels: { place: 'Local de trabalho', working: 'Língua de trabalho', contract: 'Contrato', salary: 'Salário' },
  colon: ': ',
  contracts: 'tempo inteiro | tempo parcial | estágio | a termo | prestação de serviços | aprendizagem',
  periods: { year: 'brutos por ano', month: 'brutos por mês', hour: 'brutos por hora' },
  thousands: '.',
  titlePrefixes: { internship: 'Estágio', apprenticeship: 'Aprendizagem' },
};
