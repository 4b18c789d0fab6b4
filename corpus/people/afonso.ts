import type { Person } from '../person';

export const afonso: Person = {
  id: 'afonso',
  language: 'pt',
  name: 'Afonso Brandão Teixeira',
  title: 'Engenheiro Mecânico',
  email: 'afonso.bteixeira@correioria.example',
  phone: '+351 915 550 182',
  street: 'Rua da Arrochela, 44, 2.º Dto.',
  place: '3810-052 Aveiro',
  placeForms: ['Aveiro'],
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/afonso-brandao-teixeira' }],
  summary:
    'Engenheiro mecânico com experiência em projeto de moldes, manutenção industrial e melhoria contínua. Membro efetivo da Ordem dos Engenheiros. Procuro uma função com responsabilidade técnica e equipa.',
  work: [
    {
      company: 'Moldes da Gândara, S.A.',
      position: 'Responsável de Engenharia de Produto',
      place: 'Oliveira de Azeméis',
      start: '2022-04',
      end: 'present',
      bullets: [
        'Coordenação de seis projetistas e do laboratório de metrologia',
        'Redução de 25 % no prazo de entrega de moldes',
      ],
    },
    {
      company: 'Moldes da Gândara, S.A.',
      position: 'Projetista de Moldes',
      place: 'Oliveira de Azeméis',
      start: '2018-09',
      end: '2022-03',
      bullets: ['Projeto de 60 moldes para as indústrias automóvel e médica'],
    },
    {
      company: 'Cerâmica do Vouga, Lda.',
      position: 'Engenheiro de Manutenção',
      place: 'Águeda',
      start: '2016-02',
      end: '2018-08',
      bullets: ['Plano de manutenção preventiva de quatro fornos', 'Disponibilidade de 88 % para 94 %'],
    },
    {
      company: 'Fraunberg Institut für Leichtbau',
      position: 'Estagiário Erasmus',
      place: 'Chemnitz, Alemanha',
      start: '2015-03',
      end: '2015-08',
      bullets: ['Ensaios de fadiga em laminados de fibra de carbono'],
    },
  ],
  education: [
    {
      institution: 'Universidade da Ria de Aveiro',
      degree: 'Mestrado Integrado',
      field: 'Engenharia Mecânica',
      place: 'Aveiro',
      start: '2010-09',
      end: '2015-12',
      note: 'Média final: 15 valores',
    },
    {
      institution: 'Escola Secundária Dr. Serafim Leite da Silva',
      degree: 'Curso Científico-Humanístico de Ciências e Tecnologias',
      place: 'São João da Madeira',
      start: '2007',
      end: '2010',
    },
  ],
  skills: [
    {
      group: 'Engenharia',
      items: ['SolidWorks', 'CATIA V5', 'Moldflow', 'Ansys', 'Tolerâncias ISO GPS', 'FMEA'],
    },
    { group: 'Gestão', items: ['Kaizen', 'MS Project', 'Orçamentação'] },
    { group: 'Programação', items: ['MATLAB', 'Python'] },
  ],
  certifications: [
    { name: 'Lean Six Sigma Yellow Belt', issuer: 'Kaizen Porto', date: '2021-10' },
    { name: 'Certificado de Competências Pedagógicas (CCP)', issuer: 'IEFP', date: '2019-05' },
    { name: 'Certified SolidWorks Professional', issuer: 'Dassault Systèmes', date: '2018-01' },
  ],
  languages: [
    { name: 'Português', level: 'língua materna' },
    { name: 'Inglês', level: 'C1' },
    { name: 'Alemão', level: 'B1' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Bombeiro voluntário em Estarreja desde 2012'] },
    { kind: 'interests', lines: ['Surf em São Jacinto, restauro de motorizadas Famel'] },
  ],
};
