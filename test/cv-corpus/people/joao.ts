import type { Person } from '../person';

export const joao: Person = {
  id: 'joao',
  language: 'pt',
  name: 'João Vitor Conceição',
  title: 'Eletricista industrial',
  email: 'joaovitor.eletrica@oficina.example',
  phone: '+55 (71) 99555-0132',
  place: 'Salvador, Bahia',
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/joao-vitor-conceicao' }],
  summary:
    'Eletricista de manutenção com doze anos em indústria e obras. Painéis, motores e paciência para achar mau contato.',
  work: [
    {
      company: 'Petroquímica Todos os Santos S.A.',
      position: 'Eletricista industrial',
      place: 'Camaçari',
      start: '2018',
      end: 'present',
      bullets: [
        'Manutenção de 240 motores e 18 subestações',
        'Paradas não programadas reduzidas em 30%',
        'Instrutor interno de bloqueio e etiquetagem',
      ],
    },
    {
      company: 'Construtora Dendê',
      position: 'Encarregado de elétrica',
      place: 'Salvador',
      start: '2014',
      end: '2018',
      bullets: ['Equipe de dez eletricistas em três edifícios', 'Leitura e correção de projetos'],
    },
    {
      company: 'Elétrica Pelourinho',
      position: 'Ajudante de eletricista',
      place: 'Salvador',
      start: '2011',
      end: '2014',
      bullets: ['Instalações residenciais e padrões de entrada'],
    },
  ],
  education: [
    {
      institution: 'Instituto Técnico do Recôncavo',
      degree: 'Curso técnico',
      field: 'Eletrotécnica',
      place: 'Salvador',
      start: '2012',
      end: '2014',
    },
    { institution: 'Colégio Estadual Dois de Abril', degree: 'Ensino médio', place: 'Salvador', end: '2010' },
  ],
  skills: [
    {
      group: 'Elétrica',
      items: ['Comandos elétricos', 'Inversores de frequência', 'Termografia', 'Aterramento'],
    },
    { group: 'Outros', items: ['CLP Siemens', 'AutoCAD', 'Leitura de diagramas', 'Pacote Office'] },
  ],
  certifications: [
    { name: 'NR-10 Segurança em eletricidade', issuer: 'Serviço de Aprendizagem Baiano', date: '2022' },
    { name: 'NR-35 Trabalho em altura', issuer: 'Serviço de Aprendizagem Baiano', date: '2021' },
  ],
  languages: [
    { name: 'Português', level: 'nativo' },
    { name: 'Espanhol', level: 'básico' },
  ],
  further: [{ kind: 'interests', lines: ['Capoeira, samba de roda, pesca'] }],
};
