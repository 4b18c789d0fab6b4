import type { Person } from '../person';

export const ines: Person = {
  id: 'ines',
  language: 'pt',
  name: 'Inês Gonçalves Magalhães',
  title: 'Farmacêutica comunitária',
  email: 'ines.magalhaes@botica.example',
  phone: '+351 912 555 014',
  street: 'Rua do Almada 310, 4050-032',
  place: 'Porto, Portugal',
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/inesgmagalhaes' }],
  summary:
    'Farmacêutica com experiência em farmácia comunitária e hospitalar. Gosta de explicar duas vezes e de reduzir receitas.',
  work: [
    {
      company: 'Farmácia Bolhão Novo',
      position: 'Diretora técnica',
      place: 'Porto',
      start: '2018-09',
      end: 'present',
      bullets: [
        'Equipa de oito pessoas e 220 atendimentos por dia',
        'Serviço de revisão da medicação para 130 idosos',
        'Quebra de stock reduzida em 22%',
      ],
    },
    {
      company: 'Hospital de Santa Clara-a-Nova',
      position: 'Farmacêutica hospitalar',
      place: 'Coimbra',
      start: '2014-02',
      end: '2018-08',
      bullets: ['Preparação de citotóxicos e nutrição parentérica', 'Membro da comissão de antibióticos'],
    },
    {
      company: 'Farmácia Mondego',
      position: 'Farmacêutica adjunta',
      place: 'Coimbra',
      start: '2012-10',
      end: '2014-01',
      bullets: ['Atendimento, encomendas e preparação de manipulados'],
    },
  ],
  education: [
    {
      institution: 'Universidade do Mondego',
      degree: 'Mestrado Integrado',
      field: 'Ciências Farmacêuticas',
      place: 'Coimbra',
      start: '2007-09',
      end: '2012-07',
      note: 'Média final: 16 valores',
    },
    { institution: 'Escola Secundária da Boavista', degree: '12.º ano', place: 'Porto', end: '2007-06' },
  ],
  skills: [
    { group: 'Farmácia', items: ['Revisão da medicação', 'Manipulados', 'Farmacovigilância', 'Vacinação'] },
    { group: 'Gestão', items: ['Sifarma', 'Gestão de stocks', 'Formação de equipas', 'Auditorias'] },
  ],
  certifications: [
    { name: 'Administração de vacinas e injetáveis', issuer: 'Ordem dos Boticários', date: '2019-02' },
    { name: 'Especialista em Farmácia Comunitária', issuer: 'Ordem dos Boticários', date: '2021-11' },
  ],
  languages: [
    { name: 'Português', level: 'língua materna' },
    { name: 'Inglês', level: 'C1' },
    { name: 'Espanhol', level: 'B1' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Recolha de medicamentos com a associação Mãos do Douro, desde 2016'] },
  ],
};
