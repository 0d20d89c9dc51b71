// Texts, clauses and errors.

export interface Text {
  en: string;
  fr: string;
}

export interface Rule {
  id: string;
  text: Text;
}

export interface ApiError {
  code: string;
  text: Text;
  detail?: string;
  clause?: Rule;
}
