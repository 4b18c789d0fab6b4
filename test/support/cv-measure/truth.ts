/** A value, or the forms in which it may be read. */
export type Forms = string | string[];

export interface WorkTruth {
  company?: Forms | null;
  position?: Forms | null;
  start?: Forms | null;
  end?: Forms | null;
}

export interface EducationTruth {
  institution?: Forms | null;
  degree?: Forms | null;
  start?: Forms | null;
  end?: Forms | null;
}

/** What a careful reader finds in a document. Missing fields are not judged; null and [] mean that there is nothing. */
export interface Truth {
  name?: Forms | null;
  email?: Forms | null;
  phone?: Forms | null;
  location?: Forms | null;
  links?: Forms[] | null;
  work?: WorkTruth[] | null;
  education?: EducationTruth[] | null;
  skills?: Forms[] | null;
  certifications?: Forms[] | null;
  /** Texts that nobody can see, and that must not be proposed. */
  hidden?: string[];
  /** Values that count as neither right nor wrong. */
  ignore?: { links?: string[]; skills?: string[]; certifications?: string[] };
}

/** What the reader found, in the same shape. */
export interface FlatReading {
  name?: string;
  email?: string;
  phone?: string;
  location?: string;
  links?: string[];
  work?: { company?: string; position?: string; start?: string; end?: string }[];
  education?: { institution?: string; degree?: string; start?: string; end?: string }[];
  skills?: string[];
  certifications?: string[];
}
