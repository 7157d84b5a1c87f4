-- What becomes part of a mail's head has the form of one line, and an e-mail address is one address, whoever calls
-- store_enquiry(): it can be called by anybody, without the functions' own checks.

alter table public.enquiries
  add constraint enquiries_one_line check (
    (name || email || phone || subject || page_url) !~ '[[:cntrl:]]'
  ),
  add constraint enquiries_email_format check (
    email ~ '^[^][:space:]@<>()[,;:"\\]+@[^][:space:]@<>()[,;:"\\]+\.[^][:space:]@<>()[,;:"\\]+$'
  );
