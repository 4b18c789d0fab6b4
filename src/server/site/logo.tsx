/** The mark and the name of the product. */
export const Logo = () => (
  <>
    <svg className="logo-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#4442b0" />
      <path d="M8 9h7v14H8z" fill="#fffdf9" />
      <path d="M17 9h7v7h-7z" fill="#f79680" />
      <path d="M17 18h7v5h-7z" fill="#fffdf9" opacity="0.65" />
    </svg>
    Storyfolio
  </>
);
